/** Name of the cookie with a preview token, see `chosen-versions.lazy.ts`. */
export const previewCookie = 'burger_preview';

/** Returns whether this visitor may see a preview: opened a preview link now or before. */
export const mayPreview = (): boolean =>
  /[?&]preview=/.test(location.search) || document.cookie.includes(`${previewCookie}=`);
