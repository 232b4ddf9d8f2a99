/**
 * Whether the player's last input came from a pointer. Loaded early, so that no input is missed.
 */
let isLast = false;

export const isPointing = (): boolean => isLast;

for (const name of ['pointerdown', 'keydown'])
  window.addEventListener(
    name,
    () => {
      isLast = name === 'pointerdown';
    },
    true,
  );
