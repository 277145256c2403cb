// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/listeners.h"
#include "ui/inspector/listener/listenerstrip.h"

namespace runlatch::ui {

/// Each endpoint at each address that listens. The address is named only where there are several.
QList<ListenerStrip::Place> listenerChoices(const QList<inspector::ListenerPlace> &places,
                                            const inspector::ReceiverOptions &options);

/// The first address that listens, and how many others do: "127.0.0.1:8722 and 1 more".
QString listeningAt(const QList<inspector::ListenerPlace> &places);

} // namespace runlatch::ui
