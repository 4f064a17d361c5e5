/** Keeps the token of a preview, see `chosen-versions.late.ts`. */
export const previewCookie = 'burger_preview';

/** Whether this visitor may have a preview: the link was opened now or before. */
export const mayPreview = (): boolean =>
  /[?&]preview=/.test(location.search) || document.cookie.includes(`${previewCookie}=`);
