/** A browser of the system or Playwright's own, or undefined when neither is there. */
export function browserPath(): string | undefined;
export function ensureBrowser(): Promise<void>;
