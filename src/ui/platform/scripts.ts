/**
 * The addresses of the worker scripts. In browsers with Trusted Types the content
 * security policy (site/headers.ts) refuses a plain string as a script's address. It has to come
 * from the policy below, which allows only these.
 */
import files from '../../files/reader.ts?worker&url';
import solver from '../../worker/web.ts?worker&url';

const ADDRESSES = { solver, files, offline: new URL('./sw.js', document.baseURI).href };

/** The part of the interface that is used here; TypeScript's types of the DOM do not have it yet. */
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

/** A script's address in the form that the browser accepts. */
export const scriptAddress = (name: keyof typeof ADDRESSES): string => policy.createScriptURL(name);
