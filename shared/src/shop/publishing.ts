export { checkPublished, checkToPublish, wrongRuleInWords, type Checked } from './check-published';
export { menuIn } from './published';
export { PublishedSchema, type Published } from './published';
export { versionOf } from './version-of';
export { wrongRules, type WrongRule } from './check-published';
