import { Info, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PasswordChecklist } from '../app/sign-in/password-checklist.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FormError } from '../ui/form-error.tsx';
import { ProgressStages } from '../ui/progress-stages.tsx';
import { ScoreRing } from '../ui/score-ring.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Table } from '../ui/table.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast-store.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { KitFrame, KitPart } from './kit-frame.tsx';

/** The basic components of the kit in their states; the other rooms have pages of their own. */
export function KitPage() {
  const [tab, setTab] = useState('one');
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  return (
    <KitFrame title="The kit">
      <KitPart title="Buttons">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger" icon={<Trash2 className="size-4" aria-hidden />}>
            Danger
          </Button>
          <Button variant="primary" busy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <Button size="icon" aria-label="Add">
            <Plus className="size-5" aria-hidden />
          </Button>
        </div>
      </KitPart>
      <KitPart title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" hint="As shown on your invoices" />
          <Field label="Email" defaultValue="ada@" error="Please enter a valid email address" />
          <Field
            label="Password"
            type="password"
            defaultValue="Secret1"
            hint={<PasswordChecklist password="Secret1" />}
          />
          <Field label="Not now" disabled />
          <Checkbox>Keep me signed in</Checkbox>
          <Checkbox defaultChecked>I agree</Checkbox>
        </div>
        <div className="mt-5">
          <FormError message="That email and password do not match. Check both and try again." />
        </div>
      </KitPart>
      <KitPart title="Badges and scores">
        <div className="flex flex-wrap items-center gap-3">
          <Badge>Neutral</Badge>
          <Badge tone="accent">Free</Badge>
          <Badge tone="success">Recommended</Badge>
          <Badge tone="warning">Accepted</Badge>
          <Badge tone="danger">Not supported</Badge>
          <Spinner />
        </div>
        <div className="mt-5 flex flex-wrap gap-6">
          <ScoreRing score={34} interval={{ low: 25, high: 44 }} />
          <ScoreRing score={68} interval={{ low: 60, high: 75 }} />
          <ScoreRing score={88} interval={{ low: 82, high: 93 }} />
          <ScoreRing score={58} size="sm" />
        </div>
      </KitPart>
      <KitPart title="Layers">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => toast({ title: 'Copied as text', tone: 'success' })}>Message</Button>
          <Tooltip
            text="The share of people in the study who looked there first."
            className="grid size-11 place-items-center"
          >
            <Info className="size-5" aria-hidden />
            <span className="sr-only">What is this?</span>
          </Tooltip>
        </div>
        <Dialog
          open={open !== null}
          kind={open ?? 'dialog'}
          onClose={() => setOpen(null)}
          title="Delete this analysis?"
          actions={<Button variant="danger">Delete</Button>}
        >
          <p>It is removed for good.</p>
        </Dialog>
      </KitPart>
      <KitPart title="Tabs and tables">
        <Tabs
          label="Example"
          tabs={[
            { id: 'one', label: 'Holds it back', count: 3 },
            { id: 'two', label: 'Works', count: 8 },
          ]}
          selected={tab}
          onSelect={(id) => setTab(id)}
        >
          <p className="py-4">Panel {tab}</p>
        </Tabs>
        <Table
          caption="Example table"
          columns={[
            { id: 'a', header: 'Placement', cell: (row: { a: string; b: number }) => row.a },
            { id: 'b', header: 'Fit', numeric: true, cell: (row) => `${row.b} %` },
          ]}
          rows={[
            { a: 'Facebook and Instagram feed', b: 100 },
            { a: 'YouTube', b: 8 },
          ]}
          rowKey={(row) => row.a}
        />
      </KitPart>
      <KitPart title="Progress">
        <ProgressStages
          stages={[
            { id: '1', label: 'Received', state: 'done' },
            { id: '2', label: 'Reading the text', note: 'Words, their size and contrast.', state: 'running' },
            { id: '3', label: 'Scoring', state: 'waiting' },
            { id: '4', label: 'Report', note: 'The file could not be written.', state: 'failed' },
          ]}
        />
      </KitPart>
    </KitFrame>
  );
}
