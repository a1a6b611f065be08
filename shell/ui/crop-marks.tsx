/** Four corner marks; put them first inside an element of class `crop-marks`. */
export function CropMarks() {
  return (
    <>
      <span className="crop-mark" aria-hidden />
      <span className="crop-mark" aria-hidden />
      <span className="crop-mark" aria-hidden />
      <span className="crop-mark" aria-hidden />
    </>
  );
}
