// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/configuration.h"

namespace runlatch::simulator {

QByteArray sampleConfiguration()
{
    return QByteArray::fromBase64("H4sIAAAAAAAC/+3NwQrCMAwG4J77FKEPUNZtKh62VxnBZVCwXc1aEcR3d5uwg3dFsN/lD4E/cWi9joP4"
                                  "pGK2r+s1Z+9ZmF21za/9oSwrAYX4gjRF5Pml+E+RmHEY2cFdAjBdkmXquyvxZEcPDai2AaONPir5kJJpG"
                                  "hOfCNRW7HqMqEDRDV04k1oPWR9SXNoOe4IUlrLIsizLfscTLjb6owAIAAA=");
}

} // namespace runlatch::simulator
