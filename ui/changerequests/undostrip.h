// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"

#include "ui/widgets/frames/undobar.h"

namespace runlatch::ui {

/// Shows the archive operations that wait, with Undo for each of them and the time until the next is sent. Hidden if
/// there is none.
class UndoStrip final : public UndoBar
{
    Q_OBJECT

public:
    /// `archiver` must outlive this.
    explicit UndoStrip(changerequests::Archiver &archiver, QWidget *parent = nullptr);

    /// Sets the current connection; an operation of another connection names it.
    void setEndpoint(const service::Endpoint &endpoint);

private:
    void showWaiting();
    void showTime();
    QString wordsOf(const changerequests::Archiver::Item &item) const;
    void addChoices(QMenu &menu);

    changerequests::Archiver &m_archiver;
    service::Endpoint m_endpoint;
};

} // namespace runlatch::ui
