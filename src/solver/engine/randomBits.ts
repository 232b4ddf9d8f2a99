/**
 * Random bits, the same in every run: a counter through the finalizer of MurmurHash3 (Austin
 * Appleby). Not a shift register: its numbers depend on each other linearly, so two keys made with
 * it would collide together, and be worth no more than one.
 */
export function randomBits(length: number, seed: number): Int32Array {
  return Int32Array.from({ length }, (_, i) => {
    let bits = Math.imul(i + 1, 0x9e3779b1) ^ seed;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    bits ^= bits >>> 16;
    bits = Math.imul(bits ^ seed ^ (bits >>> 15), 0x2c1b3c6d);
    return bits ^ (bits >>> 13);
  });
}
