/** Packages of Debian and its kin. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from './prepare.mjs';

let isUpdated = false;

/** Whether packages can be installed without asking. */
export function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs a package where that can be done without asking; the caller looks whether it is there.
 * @param {string} name
 */
export function installPackage(name) {
  if (!isDebianRoot()) return;
  if (!isUpdated) run('apt-get', ['update', '-q']);
  isUpdated = true;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env });
}
