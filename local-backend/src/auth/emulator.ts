import type { RequestListener } from 'node:http';
import type { Parameter } from 'firebase-tools/lib/emulator/auth/apiSpec';
import type { Account } from './accounts';

export interface AuthEmulator {
  answer: RequestListener;
  accounts(): Account[];
  lastCode(): { phoneNumber: string; code: string } | undefined;
  lastLink(): { email: string; requestType: string; oobLink: string } | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

// Compiling the validators of an operation is slow, so compile only those that browsers, the Admin SDK and
// our tests use.
const usedPaths = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|sendVerificationCode)$/,
  /^\/v1\/accounts:(signInWithIdp|signInWithPassword|signInWithPhoneNumber|signUp|update)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:batchCreate|:batchGet|:lookup|:update|:delete)?$/,
  /^\/v1\/(projects|recaptchaParams|token)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes|verificationCodes)$/,
];

// Parameters shared by all operations (response format, field masks) are never used here. Compiling their
// validators for each operation would take half of the start time.
const isOfThisPath = ({ $ref }: Parameter): boolean => $ref === undefined;
const last = <Value>(map: Map<string, Value>): Value | undefined => [...map.values()].at(-1);

function goodFromItsSignIn(fields: Fields): Fields {
  const { lastLoginAt, validSince } = fields;
  if (validSince === undefined || lastLoginAt === undefined) return fields;
  const signedInAt = Math.floor(Number(lastLoginAt) / 1000);
  return { ...fields, validSince: String(Math.min(Number(validSince), signedInAt)) };
}

/** Starts the auth emulator of firebase-tools in this thread with the given accounts. Takes about a second. */
export async function createAuthEmulator(
  projectId: string,
  accounts: readonly Account[],
): Promise<AuthEmulator> {
  const { default: apiSpec } = await import('firebase-tools/lib/emulator/auth/apiSpec');
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths)
      .filter(([path]) => usedPaths.some((used) => used.test(path)))
      .map(([path, { parameters = [], ...operations }]) => [
        path,
        { ...operations, parameters: parameters.filter(isOfThisPath) },
      ]),
  );
  const [{ createApp }, { AgentProjectState }] = await Promise.all([
    import('firebase-tools/lib/emulator/auth/server'),
    import('firebase-tools/lib/emulator/auth/state'),
  ]);
  // The emulator reads the clock twice while it creates an account. If a second ends in between, the first
  // token would be rejected as older than its account.
  class ProjectState extends AgentProjectState {
    override createUserWithLocalId(localId: string, fields: Fields) {
      return super.createUserWithLocalId(localId, goodFromItsSignIn(fields));
    }
  }
  const state = new ProjectState(projectId);
  // Firebase's hosted service hides in its error messages whether an email address has an account; the
  // emulator has to do the same.
  state.enableImprovedEmailPrivacy = true;
  for (const account of accounts) {
    state.overwriteUserWithLocalId(account.localId, structuredClone(account));
  }
  const answer = await createApp(projectId, undefined, new Map([[projectId, state]]));
  return {
    answer,
    accounts: () => [...state.users.values()],
    lastCode: () => last(state.verificationCodes),
    lastLink: () => last(state.oobs),
  };
}
