import fc from 'fast-check';

/** The same examples for every fault, and no more of them than are needed to see one: each fault runs all properties. */
fc.configureGlobal({ seed: 13, interruptAfterTimeLimit: 250 });
