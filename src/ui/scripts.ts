/**
 * The two scripts that run beside the page. The content security policy (site/headers.ts) lets no
 * text start a script, in browsers that know Trusted Types: an address has to come from this policy,
 * which knows these two only.
 */
import solver from '../worker/web.ts?worker&url';

const ADDRESSES = { solver, offline: new URL('./sw.js', document.baseURI).href };

/** As much of it as is used; TypeScript's own types of the DOM do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(name: string): string },
  ): { createScriptURL(name: string): string };
}

const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
const rules = {
  createScriptURL: (name: string): string => ADDRESSES[name as keyof typeof ADDRESSES],
};
const policy = trustedTypes?.createPolicy('bigben', rules) ?? rules;

/** A script's address, as the browser will take it: where Trusted Types are known not a plain text. */
export const scriptAddress = (name: keyof typeof ADDRESSES): string => policy.createScriptURL(name);
