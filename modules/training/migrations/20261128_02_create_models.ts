import type { Migration } from '#platform/module/define-server-module.ts';

/** The registry: versions never change, names move, and every move is a row. */
export const createModels: Migration = {
  async up(db) {
    await db.raw(`
      create table training.models (
        id uuid primary key,
        scope text not null,
        user_id uuid references platform.users (id) on delete cascade,
        kind text not null check (kind in ('pairwise', 'performance')),
        version int not null,
        fingerprint text not null check (length(fingerprint) = 64),
        sha256 text not null check (length(sha256) = 64),
        size int not null,
        code_version text not null,
        engine_version text not null,
        node_version text not null,
        parent_id uuid references training.models (id) on delete set null,
        run_id uuid references training.runs (id) on delete set null,
        -- What the card shows: figures, statements, weights.
        card jsonb not null,
        test jsonb,
        created_at timestamptz not null,
        unique (scope, kind, version),
        unique (scope, kind, fingerprint),
        check ((scope = 'platform') = (user_id is null))
      );
      create index models_by_owner on training.models (user_id);
      create index models_by_run on training.models (run_id);

      create table training.aliases (
        scope text not null,
        alias text not null check (alias in ('current', 'candidate', 'previous')),
        user_id uuid references platform.users (id) on delete cascade,
        model_id uuid not null references training.models (id) on delete cascade,
        primary key (scope, alias)
      );
      create index aliases_by_model on training.aliases (model_id);
      create index aliases_by_owner on training.aliases (user_id);

      create table training.promotions (
        id uuid primary key,
        scope text not null,
        user_id uuid references platform.users (id) on delete cascade,
        action text not null check (action in ('promoted', 'rolled_back')),
        -- Null: back to the rule book alone.
        model_id uuid references training.models (id) on delete cascade,
        previous_id uuid references training.models (id) on delete set null,
        run_id uuid,
        done_by text not null check (done_by in ('run', 'owner', 'operator')),
        reason text not null,
        test jsonb,
        at timestamptz not null,
        -- A run promotes once, however often its last step is made.
        unique (run_id)
      );
      create index promotions_by_scope on training.promotions (scope, at desc);
      create index promotions_by_owner on training.promotions (user_id);
      create index promotions_by_model on training.promotions (model_id);

      -- How often the creatives that are held out were used to decide, in each epoch of the hold-out.
      create table training.hold_outs (
        scope text not null,
        epoch int not null,
        user_id uuid references platform.users (id) on delete cascade,
        looks int not null default 0,
        primary key (scope, epoch)
      );
      create index hold_outs_by_owner on training.hold_outs (user_id);

      -- Whose data a model of the platform was trained with.
      create table training.model_contributors (
        model_id uuid not null references training.models (id) on delete cascade,
        user_id uuid not null references platform.users (id) on delete cascade,
        withdrawn_at timestamptz,
        primary key (model_id, user_id)
      );
      create index model_contributors_by_owner on training.model_contributors (user_id);

      -- Versions of the own creatives whose order is known, and advice in three styles.
      create table training.style_examples (
        user_id uuid not null references platform.users (id) on delete cascade,
        analysis_id uuid not null,
        kind text not null check (kind in ('degraded', 'fix', 'advice')),
        -- Which degradation and how far, which fix, or which style.
        name text not null,
        content jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, analysis_id, kind, name)
      );

      -- What the model in use said of an analysis, at the time: compared later with what came.
      create table training.predictions (
        analysis_id uuid primary key,
        user_id uuid not null references platform.users (id) on delete cascade,
        model_id uuid references training.models (id) on delete cascade,
        -- On the log odds of doing better; only differences mean something.
        utility double precision not null,
        milliseconds double precision not null,
        at timestamptz not null
      );
      create index predictions_by_owner on training.predictions (user_id);
      create index predictions_by_model on training.predictions (model_id, at);
    `);
  },
  async down(db) {
    await db.raw(
      'drop table training.predictions, training.style_examples, training.model_contributors, training.hold_outs, training.promotions, training.aliases, training.models',
    );
  },
};
