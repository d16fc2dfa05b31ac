import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

/** How much of a file has left the device, and a way to stop it. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <span className="tabular" role="status">
          {percent < 100 ? `Uploading: ${percent}%` : 'Almost done: checking the file'}
        </span>
        <Button size="small" color="secondary" onClick={onCancel}>
          Cancel upload
        </Button>
      </Box>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label="Upload progress"
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
