export { checkPublished, checkToPublish, wrongRuleInWords, type Checked } from './check-published';
export { menuIn } from './menu-in';
export { PublishedSchema, type Published } from './published';
export { versionOf } from './version-of';
export { wrongRules, type WrongRule } from './wrong-rules';
