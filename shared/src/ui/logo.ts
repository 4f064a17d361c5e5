import { trustHtml } from '../platform/trusted-html';

/**
 * The restaurant's `brand/logo.svg`, set by the build. It is inlined into the page, so that it can use the
 * theme's colours.
 */
declare const __LOGO__: string | undefined;

export const logoDrawing = { __html: trustHtml(typeof __LOGO__ === 'string' ? __LOGO__ : '') };
