import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Versioned } from '../../../platform/http/answer';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import type { Values } from '../../../platform/records/kind';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { newOf, shownAs } from '../../../platform/records/requests';
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
