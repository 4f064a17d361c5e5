// The parts of firebase-tools 15.34.2 that the local sign-in service uses. They are private API, so the version is
// pinned.
declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  export interface Parameter {
    $ref?: string;
  }
  const apiSpec: { paths: Record<string, { parameters?: readonly Parameter[] }> };
  export default apiSpec;
}

declare module 'firebase-tools/lib/emulator/auth/state' {
  export interface EmulatorUser {
    localId: string;
    [field: string]: unknown;
  }
  export class AgentProjectState {
    constructor(projectId: string);
    users: Map<string, EmulatorUser>;
    verificationCodes: Map<string, { phoneNumber: string; code: string }>;
    oobs: Map<string, { email: string; requestType: string; oobLink: string }>;
    enableImprovedEmailPrivacy: boolean;
    createUserWithLocalId(
      localId: string,
      fields: Readonly<Record<string, unknown>>,
    ): EmulatorUser | undefined;
    overwriteUserWithLocalId(localId: string, user: EmulatorUser): EmulatorUser;
  }
}

declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
  /** 1 means that requests for another project only log a warning. */
  export function createApp(
    projectId: string,
    singleProjectMode: number | undefined,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}
