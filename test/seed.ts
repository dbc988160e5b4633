import fc from 'fast-check';

// Every run tries the same cases, so that a failure is the change's and not the dice's. `SEED=2 npm test` tries other ones.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
