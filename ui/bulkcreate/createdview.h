// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerentry.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class CopyButton;
class IconLabel;
class Label;
class SelectableLabel;
class WatchPane;
struct Workbench;

/// Shows that the service accepted the bulk action: its id, a watch on its change requests, and a button that shows
/// them.
class CreatedView final : public QWidget
{
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit CreatedView(Workbench &workbench, QWidget *parent = nullptr);

    void setCreated(const service::Endpoint &endpoint, const changerequests::LedgerEntry &entry,
                    const QString &sentence);
    void stopWatching();

signals:
    void changeRequestsWanted();
    void anotherWanted();

private:
    IconLabel *m_icon;
    SelectableLabel *m_id;
    CopyButton *m_copy;
    Label *m_sentence;
    WatchPane *m_watch;
    QPushButton *m_show;
};

} // namespace runlatch::ui
