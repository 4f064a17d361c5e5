import * as v from 'valibot';

export const UserSchema = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  displayName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});

/** `unknown` until the identity provider (or the stored hint that nobody is signed in) has spoken. */
export const SessionSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('signed-out') }),
  v.object({ status: v.literal('signed-in'), user: UserSchema }),
]);

export type User = v.InferOutput<typeof UserSchema>;
export type Session = v.InferOutput<typeof SessionSchema>;
