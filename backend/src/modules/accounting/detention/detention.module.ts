import { Module } from '@nestjs/common';
import { LoadsModule } from '../../operations/loads';
import { BillDetention } from './commands/bill-detention';
import { DetentionController } from './http/detention.controller';
import { PrintClaimLetter } from './pdf/claim-letter';
import { ClaimPapersOfLoads } from './queries/claim-papers';

@Module({
  imports: [LoadsModule],
  controllers: [DetentionController],
  providers: [BillDetention, ClaimPapersOfLoads, PrintClaimLetter],
})
export class DetentionModule {}
