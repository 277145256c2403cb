// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class CopyButton;
class IconLabel;
class Label;
class SelectableLabel;

/// Shows that the service accepted the bulk action: its id, and a button that shows the change requests.
class CreatedView final : public QWidget
{
    Q_OBJECT
public:
    explicit CreatedView(QWidget *parent = nullptr);

    void setCreated(const QString &id, const QString &sentence);

signals:
    void changeRequestsWanted();
    void anotherWanted();

private:
    IconLabel *m_icon;
    SelectableLabel *m_id;
    CopyButton *m_copy;
    Label *m_sentence;
    QPushButton *m_show;
};

} // namespace runlatch::ui
