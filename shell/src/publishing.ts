// The functions that deployments need for a published document before they render pages. A bundle beside the shell's.
export { spoken as languages } from '@burger/shared/language';
export { checkPublished, menuIn, versionOf } from '@burger/shared/publishing';
