/** A rule touched something that is not there. As in Firestore, that denies. */
export class EvaluationError extends Error {}
