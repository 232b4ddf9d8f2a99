/**
 * Finds nginx for the test of deploy/nginx.conf. Run as a command, as `.ci/run` does, it tries to
 * get one; not as part of `npm test`, since the package can start its own server on the
 * machine.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../scripts/debian.mjs';
import { fail } from '../scripts/prepare.mjs';

/**
 * The path of an installed nginx, else undefined. It can be in a folder that only root has in its
 * PATH.
 */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !findNginx()) {
  installPackage('nginx');
  if (!findNginx())
    fail('the test of deploy/nginx.conf needs nginx; install it, in Debian the package nginx');
}
