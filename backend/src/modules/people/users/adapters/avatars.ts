import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Readable } from 'node:stream';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { RuleViolation } from '../../../../platform/core/errors';
import { FileDoors } from '../../../../platform/infrastructure/files/file-doors';
import { FILES, isHash, type Files } from '../../../../platform/infrastructure/files/files';
import { User } from '../user';

export const LARGEST_AVATAR = 5 * 1024 * 1024;
const SIDE = 512;
const MOST_PIXELS = 50_000_000;

/** The accepted picture formats, and the message for any other file. */
interface Taken {
  readonly formats: readonly string[];
  readonly wrong: string;
}
const PICTURES: Taken = {
  formats: ['jpeg', 'png', 'webp', 'gif'],
  wrong: 'Please upload a picture: JPG, PNG, WebP or GIF.',
};
const ADDRESS = '/api/files/avatar-';

/**
 * Pictures of users. Each is cut to a square and encoded again, so that location, camera data and scripts in the file
 * are dropped.
 */
@Injectable()
export class Avatars implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly doors: FileDoors,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.doors.add('avatar', async (hash) => {
      const used =
        isHash(hash) &&
        (await rowsOf(this.dataSource, User, EVERYTHING)
          .andWhere('r.profile_image_url = :url', { url: ADDRESS + hash })
          .limit(1)
          .getRawOne<User>());
      return used ? { hash, name: 'avatar.webp', type: 'image/webp', immutable: true } : null;
    });
  }

  /**
   * Stores a picture.
   * @param place path of the uploaded file
   * @returns the address of the picture
   * @throws RuleViolation INVALID when the file is not an accepted picture
   */
  async keep(place: string, taken = PICTURES): Promise<string> {
    const { hash } = await this.files.put(Readable.from([await squared(place, taken)]));
    return ADDRESS + hash;
  }
}

const squared = async (place: string, { formats, wrong }: Taken): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(place, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new Error('no picture');
    return await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new RuleViolation('INVALID', wrong, 'invalid', [{ field: 'avatar', message: wrong }]);
  }
};
