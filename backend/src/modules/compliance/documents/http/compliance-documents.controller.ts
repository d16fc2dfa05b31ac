import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { newOf, shownAs } from '../../../../platform/records/requests/requests';
import { ComplianceDocument } from '../compliance-document';

class NewComplianceDocument extends newOf(ComplianceDocument) {}

@Controller('api/compliance-documents')
export class ComplianceDocumentsController {
  constructor(@StoreOf(ComplianceDocument) private readonly documents: RecordStore<ComplianceDocument>) {}

  @Post()
  @Route({
    allow: ['documents.write', 'portal.documents.write'],
    summary: 'Add a compliance document; who is signed in for a client adds its own',
    answer: shownAs(ComplianceDocument),
    status: HttpStatus.CREATED,
  })
  async add(
    @Body() body: NewComplianceDocument,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const given = { ...body, clientId: body.clientId ?? viewer.clientId };
    const written = await this.documents.add(given, context);
    return this.documents.answer(viewer, written);
  }
}
