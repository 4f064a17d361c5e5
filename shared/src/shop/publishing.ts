export {
  checkPublished,
  checkToPublish,
  wrongRuleInWords,
  wrongRules,
  type Checked,
} from './check-published';
export { menuIn, PublishedSchema, type Published } from './published';
export { versionOf } from './version-of';
