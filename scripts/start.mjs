/** `npm start`: installs, builds and serves the game. Options are those of `bigben play`. */
process.argv.splice(2, 0, 'play');
await import('./bigben.mjs');
