// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class ElidedLabel;

/// How many requests are newer than those of the list, and the way to them. Hidden while there are none. Stands under
/// the table, so that no row moves.
class NewerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit NewerStrip(QWidget *parent = nullptr);

    void setCount(qint64 count);

signals:
    void newestWanted();
    void left(); ///< it went while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ElidedLabel *m_sentence;
    QPushButton *m_show;
};

} // namespace runlatch::ui
