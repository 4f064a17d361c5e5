export * from './visit';
export * from './visit-schema';
