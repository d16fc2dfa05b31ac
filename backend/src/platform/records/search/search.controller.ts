import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../access/viewer';
import { field } from '../../fields/decorators';
import { LINES } from '../../fields/patterns';
import { published } from '../../fields/schema';
import { described, FLAG, listOf, object, orNull, Shown, TEXT } from '../../fields/shown';
import { rawText } from '../../fields/texts';
import { RequestAborted, Me } from '../../web/routes/request-context';
import { Route } from '../../web/routes/route';
import { FindRecords, type Findings, type Hit } from './find-records';

const LONGEST = 200;

class SearchEverything {
  @field<string>(
    'search',
    () =>
      rawText(LONGEST, {
        missing: 'The search must be text',
        tooLong: `The search must have at most ${LONGEST} characters`,
        form: { pattern: LINES, wrong: 'The search has characters that nothing can hold' },
      }),
    { absent: true, description: 'Without it nothing is found' },
  )
  q?: string;
}

@published('Hit')
class ShownHit implements Hit {
  @Shown(TEXT) kind: string;
  @Shown(described(TEXT, 'What its kind is called')) titles: string;
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
  @Shown(described(TEXT, 'Whose it is, and where the words were found')) detail: string;
  @Shown(
    described(
      orNull(TEXT),
      'The record, or the kind of record, that it is shown with, when it has no place of its own',
    ),
  )
  within: string | null;
}

@published('Findings')
class ShownFindings {
  @Shown(listOf(object(() => ShownHit))) items: ShownHit[];
  @Shown(described(FLAG, 'Whether all kinds answered in time')) complete: boolean;
}

/** The search over all record kinds. */
@Controller('api/search')
export class SearchController {
  constructor(private readonly records: FindRecords) {}

  @Get()
  @Route({
    allow: ['history.read', 'portal.read'],
    summary: 'Records in scope by number, name, person, place or amount; at most five of a kind',
    answer: ShownFindings,
  })
  search(
    @Query() { q = '' }: SearchEverything,
    @Me() viewer: Viewer,
    @RequestAborted() gone: AbortSignal,
  ): Promise<Findings> {
    return this.records.find(viewer, q, gone);
  }
}
