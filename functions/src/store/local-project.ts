/** The project that the local backend stands in for; Google's own tools ask nobody about a name that begins so. */
export const localProject = 'demo-burger-katte';
