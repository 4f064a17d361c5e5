import type { SiteNeeds } from '@burger/shared/security';

export interface HostingConfig {
  hosting: {
    target: string;
    predeploy?: string[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  }[];
}

export function baseConfig(): HostingConfig;
export function deployConfig(needs: SiteNeeds): HostingConfig;
export function writeDeployConfig(needs: SiteNeeds): void;
