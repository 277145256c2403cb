// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/workbench.h"

#include <QSet>
#include <QWidget>

class QSplitter;

namespace runlatch::ui {

class ChangeRequestDetail;
class ChangeRequestList;
class HeaderStrip;
class PlacePickers;

/// The backlog of one workspace: the table, and beside or below it the request that is read.
class ChangeRequestsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeRequestsPage(Workbench &workbench, QWidget *parent = nullptr);

    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    void focusFirst();
    void reload();
    void askForConnection();

signals:
    void connectionChanged(const QString &name);
    void countChanged(int total); ///< of the workspace; -1 while none is known

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectParts();
    void showCurrent();
    void confirmArchive();
    void archive(const QString &id);

    Workbench &m_workbench;
    HeaderStrip *m_header;
    PlacePickers *m_pickers;
    QSplitter *m_splitter;
    ChangeRequestList *m_list;
    ChangeRequestDetail *m_detail;
    QSet<QString> m_archiving; ///< ids that were sent and not answered yet
};

} // namespace runlatch::ui
