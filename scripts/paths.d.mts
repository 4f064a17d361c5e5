export const root: string;
export const siteFolder: string;
export const dataFolder: string;
export const exampleFolder: string;
export const remoteNames: readonly string[];
