// What deployments need of a published document before pages are rendered from it: a bundle of its own beside the shell's.
export { spoken as languages } from '@burger/shared/language';
export { checkPublished, menuIn, versionOf } from '@burger/shared/publishing';
