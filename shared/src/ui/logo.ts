/** The file `brand/logo.svg` of the restaurant, set by the build. It stands in the page itself, so that its colours can be those of the theme. */
declare const __LOGO__: string | undefined;

export const logoDrawing = { __html: typeof __LOGO__ === 'string' ? __LOGO__ : '' };
