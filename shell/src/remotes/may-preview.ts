/** The cookie of a preview token, see `chosen-versions.lazy.ts`. */
export const previewCookie = 'burger_preview';

/** Returns whether this visitor may have a preview: opened its link now or before. */
export const mayPreview = (): boolean =>
  /[?&]preview=/.test(location.search) || document.cookie.includes(`${previewCookie}=`);
