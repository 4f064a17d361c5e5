import fc from 'fast-check';

// A fixed seed gives every mutant the same random values, so that the result is reproducible.
fc.configureGlobal({ seed: 20130 });
