/** Whether the player's last input came from a pointer. The page loads this first, to have heard of it. */
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
