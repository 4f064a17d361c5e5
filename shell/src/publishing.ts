// Functions that a deployment needs to read a published menu before it renders pages. They are in a bundle
// next to the shell's.
export { spoken as languages } from '@burger/shared/i18n';
export { checkPublished, menuIn, versionOf } from '@burger/shared/shop/publishing';
