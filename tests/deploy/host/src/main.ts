// What is shared is agreed on before any of it runs.
void import('./boot');
